"""The paper's main table, to stand beside what is measured here.

Source: *Composing Linear Layers from Irreducibles* (arXiv:2507.11688), main table: averages over
replaced layers, for one, two and three layers. Log-perplexity of texts, and accuracy in percent.
"""

from __future__ import annotations

MODELS = ("LLaMA-3.2 1B", "Qwen-2.5 1.5B")
COUNTS = (1, 2, 3)
"""Layers that are replaced."""

Line = tuple[tuple[float, ...], tuple[float, ...]]
"""Figures of both models, by number of layers; of the original model there is one."""

TABLE: dict[str, dict[str, Line]] = {
    "WikiText-2": {
        "Original": ((2.575,), (2.287,)),
        "LR1": ((2.688, 3.455, 4.956), (2.350, 2.402, 2.591)),
        "LR4": ((2.658, 2.729, 2.880), (2.342, 2.372, 2.548)),
        "BH1": ((2.636, 2.700, 2.779), (2.323, 2.388, 2.558)),
        "Rotor": ((2.629, 2.717, 2.818), (2.307, 2.369, 2.515)),
    },
    "C4": {
        "Original": ((3.151,), (2.834,)),
        "LR1": ((3.414, 4.071, 5.001), (2.884, 2.910, 2.985)),
        "LR4": ((3.390, 3.315, 3.504), (2.874, 2.905, 2.980)),
        "BH1": ((3.343, 3.262, 3.404), (2.865, 2.897, 2.975)),
        "Rotor": ((3.261, 3.285, 3.428), (2.854, 2.900, 2.977)),
    },
    "Penn Treebank": {
        "Original": ((3.260,), (2.985,)),
        "LR1": ((3.358, 4.684, 6.904), (3.046, 3.151, 3.225)),
        "LR4": ((3.316, 3.400, 3.466), (3.034, 3.127, 3.192)),
        "BH1": ((3.293, 3.355, 3.395), (3.025, 3.101, 3.168)),
        "Rotor": ((3.327, 3.392, 3.442), (3.011, 3.109, 3.202)),
    },
    "ARC-Challenge": {
        "Original": ((58.37,), (66.09,)),
        "LR1": ((50.78, 50.44, 44.26), (55.06, 50.97, 44.55)),
        "LR4": ((53.84, 53.39, 45.95), (57.48, 54.51, 60.77)),
        "BH1": ((54.83, 54.25, 49.61), (60.11, 49.27, 60.68)),
        "Rotor": ((55.31, 54.50, 49.64), (61.34, 52.27, 47.28)),
    },
    "HellaSwag": {
        "Original": ((41.00,), (55.00,)),
        "LR1": ((36.17, 28.93, 14.47), (42.53, 32.33, 13.93)),
        "LR4": ((38.02, 33.79, 33.87), (44.41, 40.53, 11.27)),
        "BH1": ((39.10, 35.27, 35.87), (45.96, 42.73, 13.06)),
        "Rotor": ((39.33, 34.94, 37.52), (50.20, 40.60, 6.868)),
    },
}

BESIDE = {
    "wiki": "WikiText-2",
    "news": "C4",
    "press": "Penn Treebank",
    "arc_challenge": "ARC-Challenge",
    "arc_challenge_0shot": "ARC-Challenge",
    "hellaswag": "HellaSwag",
}
"""Data of the paper that ours stand for."""

SAME = {"lr1": "LR1", "lr4": "LR4", "blocks": "BH1"}
"""Rows that are fitted in another way than those of the paper, beside those that `Row.paper`
names."""


def published(data: str, row: str | None, model: int, count: int) -> float | None:
    """Return a figure of the table, None where it has none.

    Parameters
    ----------
    data : str
        A text or a set of questions of ours.
    row : str or None
        Of the paper.
    model : int
        Index in `MODELS`.
    count : int
        Layers that are replaced.

    Examples
    --------
    >>> published("wiki", "Rotor", 0, 2), published("wiki", "Original", 1, 3)
    (2.717, 2.287)
    >>> published("wiki", None, 0, 1) is None
    True
    """
    line = TABLE.get(BESIDE.get(data, ""), {}).get(row or "")
    if line is None:
        return None
    return line[model][count - 1 if len(line[model]) > 1 else 0]
