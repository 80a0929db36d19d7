"""What is measured: a method in some layers, fitted in one way to one text."""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gaforge.errors import ConfigurationError
from gaforge.llm.conversion import LOSSES
from gaforge.llm.reproduction.rows import row


def text_label(text: str) -> str:
    """Return a name for files of a text: its own, or of a path the last part and a digest.

    Examples
    --------
    >>> text_label("wiki"), text_label("/data/tales")
    ('wiki', 'tales-b164b5')
    """
    name = Path(text).name
    return name if name == text else f"{name}-{hashlib.sha256(text.encode()).hexdigest()[:6]}"


@dataclass(frozen=True)
class Sizes:
    """How much is measured, and how long is trained.

    Attributes
    ----------
    window : int
        Tokens.
    calibration, test : int
        Windows, of different documents of a text.
    floor : int
        Windows of the calibration by which layers are chosen.
    items : int
        Questions of a set.
    steps, joint_steps : int
        Of fits to second moments, and of the loss on the attention's output.
    """

    window: int = 512
    calibration: int = 80
    test: int = 4
    floor: int = 2
    items: int = 100
    steps: int = 300
    joint_steps: int = 120

    def __post_init__(self) -> None:
        for name, value in dataclasses.asdict(self).items():
            least = 2 if name in ("window", "test") else 1
            if not isinstance(value, int) or value < least:
                raise ConfigurationError(
                    f"{name} must be an integer of at least {least}, not {value!r}"
                )


@dataclass(frozen=True, order=True)
class Cell:
    """A fit, and what is evaluated of it: with the output map as it was, and fitted anew.

    Parameters
    ----------
    text : str
    seed : int
        Of the split by documents, and of what is drawn at random.
    layers : tuple of int
        In ascending order.
    row : str
    bias : bool, optional
    loss : {"mse", "attention"}, optional
    refit : bool, optional
        Whether the output map is fitted anew, too.
    questions : tuple of str, optional
        Sets of questions to be asked.

    Examples
    --------
    >>> Cell("wiki", 0, (1,), "lr4", loss="attention").name
    'wiki-0-1-lr4-bias-attention'
    """

    text: str
    seed: int
    layers: tuple[int, ...]
    row: str
    bias: bool = True
    loss: str = "mse"
    refit: bool = True
    questions: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.loss not in LOSSES:
            raise ConfigurationError(f"loss must be one of {', '.join(LOSSES)}, not {self.loss!r}")
        if not self.layers or list(self.layers) != sorted(set(self.layers)):
            raise ConfigurationError(f"layers must ascend, not {list(self.layers)}")
        row(self.row)

    @property
    def name(self) -> str:
        """What tells it from other cells, beside its questions."""
        layers = "+".join(map(str, self.layers))
        bias = "bias" if self.bias else "plain"
        return f"{text_label(self.text)}-{self.seed}-{layers}-{self.row}-{bias}-{self.loss}"

    @property
    def key(self) -> str:
        """A name for its file."""
        text = json.dumps(dataclasses.asdict(self), sort_keys=True)
        return f"{self.name}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"

    def settings(self, sizes: Sizes) -> dict[str, Any]:
        """Return settings of the conversion."""
        steps = {"steps": sizes.steps, "joint_steps": sizes.joint_steps}
        own: Mapping[str, Any] = row(self.row).settings
        return {**steps, **own, "bias": self.bias, "loss": self.loss, "seed": self.seed}

    @classmethod
    def from_mapping(cls, values: Mapping[str, Any]) -> Cell:
        """Return the cell with these values, where tuples may be lists."""
        tuples = {name: tuple(values[name]) for name in ("layers", "questions")}
        return cls(**{**values, **tuples})
