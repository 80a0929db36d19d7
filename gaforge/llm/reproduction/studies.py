"""Which cells make a study, once it is known which layers have the highest floors."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from gaforge.errors import ConfigurationError
from gaforge.llm.conversion import LOSSES
from gaforge.llm.reproduction.cells import Cell
from gaforge.llm.reproduction.rows import ROWS, row

TEXTS = ("wiki", "news", "press")
QUESTIONS = ("arc_challenge_0shot", "hellaswag")
FEW = ("mean", "lr4", "blocks", "gadget", "rotor")
"""Rows that stand for the others where a cell costs much."""

RIVALS = ("mean", "lr1", "lr4", "blocks-small", "blocks", "hadamard", "rotor-small", "rotor")


@dataclass(frozen=True)
class Study:
    """A study.

    Attributes
    ----------
    name : str
    about : str
    texts : tuple of str
    seeds : tuple of int
    layers : int
        How many of those with the highest floors.
    make : callable
        Makes cells of texts, seeds and layers.
    """

    name: str
    about: str
    texts: tuple[str, ...]
    seeds: tuple[int, ...]
    layers: int
    make: Callable[[Sequence[str], Sequence[int], Sequence[int]], Iterable[Cell]]

    def cells(self, layers: Sequence[int]) -> list[Cell]:
        """Return its cells, those that share hidden states side by side, each once.

        ``layers`` are in the order of their floors, highest first.
        """
        found = [cell for cell in self.make(self.texts, self.seeds, layers) if _makes_sense(cell)]
        places = dict.fromkeys((cell.text, cell.seed, cell.layers[0]) for cell in found)
        originals = [
            Cell(text, seed, (first,), "original", refit=False) for text, seed, first in places
        ]
        return sorted(_merged([*originals, *found]), key=_order)


def _makes_sense(cell: Cell) -> bool:
    mine = row(cell.row)
    return (cell.bias or mine.biased) and (cell.loss == "mse" or mine.trained)


def _merged(cells: Iterable[Cell]) -> list[Cell]:
    """Return each fit once, with all questions that are asked of it."""
    found: dict[str, Cell] = {}
    for cell in cells:
        before = found.get(cell.name, cell)
        questions = tuple(dict.fromkeys((*before.questions, *cell.questions)))
        refit = before.refit or cell.refit
        found[cell.name] = dataclasses.replace(cell, questions=questions, refit=refit)
    return list(found.values())


def _order(cell: Cell) -> tuple[object, ...]:
    names = [row.name for row in ROWS]
    place = cell.seed, cell.text, cell.layers[0], len(cell.layers)
    return (*place, names.index(cell.row), not cell.bias, cell.loss)


def _every(texts: Sequence[str], seeds: Sequence[int], layers: Sequence[int]) -> list[Cell]:
    """Return each method with a bias, fitted to its own outputs, in each of the layers."""
    return [
        Cell(text, seed, (layer,), row.name, refit=row.name != "zero")
        for text in texts
        for seed in seeds
        for layer in layers
        for row in ROWS
        if row.name != "original"
    ]


def _quick(texts: Sequence[str], seeds: Sequence[int], layers: Sequence[int]) -> Iterable[Cell]:
    place = texts[0], seeds[0], (layers[0],)
    yield from _every(texts[:1], seeds[:1], layers[:1])
    yield from (Cell(*place, name, loss="attention") for name in FEW if name != "gadget")
    yield Cell(*place, "original", refit=False, questions=QUESTIONS)
    yield from (Cell(*place, name, questions=QUESTIONS) for name in ("mean", "lr4", "rotor"))


def _full(texts: Sequence[str], seeds: Sequence[int], layers: Sequence[int]) -> Iterable[Cell]:
    place = texts[0], seeds[0], (layers[0],)
    yield from _every(texts, seeds[:1], layers)
    for each in ROWS:
        for bias in (True, False):
            yield from (Cell(*place, each.name, bias, loss, each.name != "zero") for loss in LOSSES)
    for count in range(2, len(layers) + 1):
        stack = tuple(sorted(layers[:count]))
        yield from (Cell(texts[0], seeds[0], stack, name) for name in FEW)
    yield Cell(*place, "original", refit=False, questions=QUESTIONS)
    yield from (Cell(*place, name, questions=QUESTIONS) for name in FEW)


def _duel(texts: Sequence[str], seeds: Sequence[int], layers: Sequence[int]) -> Iterable[Cell]:
    for place in itertools.product(texts, seeds, [(layer,) for layer in layers]):
        yield Cell(*place, "zero", refit=False)
        for name in RIVALS:
            yield from (Cell(*place, name, loss=loss) for loss in LOSSES)


STUDIES = (
    Study("quick", "all methods at one layer of one text", TEXTS[:1], (0,), 1, _quick),
    Study("full", "all methods, layers, texts, losses, questions", TEXTS, (0,), 3, _full),
    Study("duel", "rotors beside maps of as many numbers, by seeds", TEXTS, (0, 1, 2), 1, _duel),
)


def study(name: str) -> Study:
    """Return a study by its name.

    Raises
    ------
    ConfigurationError
        If there is none.

    Examples
    --------
    >>> [cell.row for cell in study("quick").cells([1])][:3]
    ['original', 'zero', 'mean']
    """
    for found in STUDIES:
        if found.name == name:
            return found
    names = ", ".join(found.name for found in STUDIES)
    raise ConfigurationError(f"no study is called {name!r}; there is {names}")
