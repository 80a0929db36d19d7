"""The projections of a language model, found by its modules and not by its class."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from torch import nn

from gaforge.errors import ModelError
from gaforge.nn.layer import Layer

LETTERS = ("q", "k", "v", "o")
"""Queries, keys, values, and the map of the attention's output."""

NAMES: tuple[dict[str, str], ...] = (
    {"q": "q_proj", "k": "k_proj", "v": "v_proj", "o": "o_proj"},
    {"q": "q_proj", "k": "k_proj", "v": "v_proj", "o": "out_proj"},
    {"q": "wq", "k": "wk", "v": "wv", "o": "wo"},
    {"q": "query", "k": "key", "v": "value", "o": "dense"},
)
"""What families of models call them."""

FUSED = ("qkv_proj", "query_key_value", "c_attn", "Wqkv", "wqkv", "in_proj")
"""What they call one matrix for queries, keys and values, which is not taken apart here."""


@dataclass(frozen=True)
class Attention:
    """The attention of one layer of a model.

    Attributes
    ----------
    path : str
        Of the module in the model, such as ``model.layers.3.self_attn``.
    module : Module
    names : mapping from str to str
        From ``q``, ``k``, ``v``, ``o`` to names of submodules.
    """

    path: str
    module: nn.Module
    names: Mapping[str, str]

    def __getitem__(self, letter: str) -> nn.Module:
        return self.module.get_submodule(self.names[letter])

    def path_of(self, letter: str) -> str:
        """Return where a projection stands in the model."""
        return f"{self.path}.{self.names[letter]}"

    def replace(self, letter: str, layer: nn.Module) -> nn.Module:
        """Put a layer in the place of a projection, and return what stood there."""
        before = self[letter]
        setattr(self.module, self.names[letter], layer)
        return before


def find_attentions(model: nn.Module) -> list[Attention]:
    """Return the attentions of a model, in its order.

    An attention is a module with four linear submodules of the names of one family: q, k and v
    with the same inputs, k and v with the same outputs, q with a multiple of those (grouped
    queries), and o from as many features as q has.

    Raises
    ------
    ModelError
        If there is none.

    Examples
    --------
    >>> block = nn.Module()
    >>> for name, out in ("q_proj", 8), ("k_proj", 4), ("v_proj", 4), ("o_proj", 8):
    ...     block.add_module(name, nn.Linear(8, out))
    >>> find_attentions(nn.Sequential(block))[0].path_of("q")
    '0.q_proj'
    """
    found = list(_attentions(model))
    if found:
        return found
    fused = sorted({name for path, _ in model.named_modules() if (name := _last(path)) in FUSED})
    reason = (
        f"its projections are fused ({', '.join(fused)}), which is not supported"
        if fused
        else "no module has linear submodules " + " or ".join("/".join(n.values()) for n in NAMES)
    )
    raise ModelError(f"found no attention in {type(model).__name__} to convert: {reason}")


def select(attentions: Sequence[Attention], layers: Sequence[int]) -> list[Attention]:
    """Return the attentions of layers, counted from 0.

    Raises
    ------
    ModelError
        If there is no such layer, none is named, or one is named twice.
    """
    if not layers:
        raise ModelError("no layers are named; give their numbers, such as layers=[1, 24]")
    for layer in layers:
        if not isinstance(layer, int) or not 0 <= layer < len(attentions):
            raise ModelError(
                f"there is no layer {layer!r}: this model has layers 0 to {len(attentions) - 1}"
            )
    if len(set(layers)) < len(layers):
        raise ModelError(f"layers are named twice: {list(layers)}")
    return [attentions[layer] for layer in layers]


def check_letters(letters: Sequence[str]) -> None:
    """Raise `ModelError` unless the letters name projections, each once."""
    unknown = [letter for letter in letters if letter not in LETTERS]
    if unknown:
        raise ModelError(
            f"modules are some of {', '.join(LETTERS)}, not {unknown[0]!r}: embeddings, output "
            "heads and other layers are never replaced, since weights may be tied to them"
        )
    if not letters or len(set(letters)) < len(letters):
        raise ModelError(f"modules must name projections, each once, not {list(letters)}")


def _attentions(model: nn.Module) -> Iterator[Attention]:
    for path, module in model.named_modules():
        children = dict(module.named_children())
        for names in NAMES:
            linear = {
                letter: (child.in_features, child.out_features)
                for letter, name in names.items()
                if isinstance(child := children.get(name), nn.Linear | Layer)
            }
            if len(linear) == len(names) and _fit(linear):
                yield Attention(path, module, names)
                break


def _fit(sizes: Mapping[str, tuple[int, int]]) -> bool:
    q, k, v, o = (sizes[letter] for letter in LETTERS)
    return q[0] == k[0] == v[0] and k[1] == v[1] and q[1] % k[1] == 0 and o[0] == q[1]


def _last(path: str) -> str:
    return path.rpartition(".")[2]
