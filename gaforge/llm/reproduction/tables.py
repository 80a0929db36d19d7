"""Tables of a run, as Markdown. Needs no torch."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator
from pathlib import Path

from gaforge.llm.intervals import Difference
from gaforge.llm.reproduction import paper
from gaforge.llm.reproduction.figures import Duel, Figures, Key, Summary, mean_floors
from gaforge.llm.reproduction.findings import findings, places
from gaforge.llm.reproduction.rows import ROWS, row
from gaforge.runs.markdown import table

GAP = "-"
LETTERS = ("q", "k", "v")


def as_markdown(found: Summary, heading: str = "###") -> str:
    """Return all tables that there are figures for, and what they say.

    Parameters
    ----------
    found : Summary
    heading : str, optional
        Signs before the titles of tables.
    """
    lines = [_about(found), ""]
    for title, make in SECTIONS.items():
        body = make(found)
        if body:
            lines += [f"{heading} {title}", "", *body, ""]
    return "\n".join(lines)


def _about(found: Summary) -> str:
    sizes, workers = found.sizes, found.environment.get("workers", 1)
    of = "" if found.expected is None else f" of {found.expected}"
    missing = " The run is not finished." if found.measured != found.expected else ""
    texts, seeds = ", ".join(map(_short, found.texts)), ", ".join(map(str, found.seeds))
    return (
        f"Study `{found.study}`: {found.measured}{of} fits with their evaluations, "
        f"{_clock(found.seconds)} of computing in {workers} process{'es' * (workers > 1)}."
        f"{missing} Texts: {texts}; seeds of the split by documents: {seeds}. Fits see "
        f"{sizes['calibration']} windows of {sizes['window']} tokens, evaluations "
        f"{sizes['test']} windows of other documents, of each text and seed.\n\n"
        "*d* is log-perplexity less that of the original model, paired over windows, ± its "
        "standard error. *refit*: the map of the attention's output is then fitted anew, which "
        "stays dense and is not counted in *numbers*, those of q, k and v. *of zero*, *of mean*: "
        "the share of the *d* of these rows, without refit, that is recovered."
    )


def _clock(seconds: float) -> str:
    """Return hours and minutes.

    Examples
    --------
    >>> _clock(7500), _clock(75)
    ('2 h 05 min', '1 min')
    """
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60:02} min" if minutes >= 60 else f"{minutes} min"


# --- One figure -------------------------------------------------------------------------------


def _d(found: Figures | None) -> str:
    return GAP if found is None else _signed(found.growth)


def _signed(value: Difference | None) -> str:
    return GAP if value is None else f"{value.value:+.3f} ± {value.standard_error:.3f}"


def _of_zero(found: Figures | None) -> str:
    return GAP if found is None else _share(found.of_zero)


def _of_mean(found: Figures | None) -> str:
    return GAP if found is None else _share(found.of_mean)


def _share(value: float | None) -> str:
    return GAP if value is None else f"{value:.2f}"


def _numbers(*found: Figures | None) -> str:
    return next((f"{each.numbers:,}" for each in found if each is not None), GAP)


def _short(text: str) -> str:
    return Path(text).name


def _layers(layers: tuple[int, ...]) -> str:
    return " + ".join(map(str, layers))


# --- Floors -----------------------------------------------------------------------------------


def floors(found: Summary) -> list[str]:
    """Return the floors of all layers."""
    if not found.floors:
        return []
    mean = mean_floors(found.floors)
    several = len(found.floors) > 1
    lines = table(
        ("layer", *map(_short, found.floors), *(["mean"] if several else []), ""),
        [
            (
                layer,
                *(f"{each[layer]:+.3f}" for each in found.floors.values()),
                *([f"{value:+.3f}"] if several else []),
                "studied" if layer in found.layers else "",
            )
            for layer, value in mean.items()
        ],
    )
    median = statistics.median(mean.values())
    return [
        "By how much log-perplexity grows if nothing comes out of a layer's attention, on "
        f"{found.sizes['floor']} windows of the calibration. The median is {median:.3f}.",
        "",
        *lines,
    ]


# --- One layer, all methods -------------------------------------------------------------------


def cross(found: Summary) -> list[str]:
    """Return all methods with and without a bias, by both losses, layers one at a time."""
    tables = [_cross(found, layer) for layer in found.layers]
    return [line for each in tables if each for line in (*each, "")][:-1]


def _cross(found: Summary, layer: int) -> list[str]:
    keys = [key for key in found.keys if key.layers == (layer,)]
    if not any(key.loss == "attention" or not key.bias for key in keys):
        return []
    pooled = found.study == "duel"
    place = (None, None) if pooled else (found.texts[0], found.seeds[0])
    body = []
    for key in dict.fromkeys(key._replace(variant="plain") for key in keys):
        plain, refit = (found.find(key._replace(variant=v), *place) for v in ("plain", "refit"))
        if key.row == "original" or (plain is None and refit is None):
            continue
        body.append(
            (
                row(key.row).label,
                ("yes" if key.bias else "no") if row(key.row).biased else GAP,
                key.loss if row(key.row).trained else GAP,
                _numbers(plain, refit),
                _d(plain),
                _d(refit),
                *(_of_zero(each) for each in (plain, refit)),
                *(_of_mean(each) for each in (plain, refit)),
            )
        )
    if not body:  # pooled figures need all texts and seeds
        return []
    heads = ("method", "bias", "loss", "numbers", "*d*", "*d*, refit")
    shares = ("of zero", "of zero, refit", "of mean", "of mean, refit")
    where = "all texts and seeds" if pooled else f"{_short(found.texts[0])}, seed {found.seeds[0]}"
    return [f"Layer {layer}, {where}.", "", *table((*heads, *shares), body)]


# --- All layers and texts ---------------------------------------------------------------------


def methods(found: Summary) -> list[str]:
    """Return all methods with a bias, fitted to their own outputs, a table for each layer."""
    lines: list[str] = []
    for layer in found.layers:
        body = [line for each in ROWS if (line := _method(found, layer, each.name)) is not None]
        if not body:
            continue
        heads = [head for text in places(found) for head in (_head(text), f"{_head(text)}, refit")]
        several = ("of zero", "of zero, refit")
        lines += [f"Layer {layer}:", "", *table(("method", "numbers", *heads, *several), body), ""]
    return lines[:-1]


def _head(text: str | None) -> str:
    return "all texts" if text is None else _short(text)


def _method(found: Summary, layer: int, name: str) -> tuple[str, ...] | None:
    key = Key((layer,), name)
    pairs = [
        [found.find(key._replace(variant=variant), text) for variant in ("plain", "refit")]
        for text in places(found)
    ]
    flat = [figures for pair in pairs for figures in pair]
    if name == "original" or not any(flat):
        return None
    return (row(name).label, _numbers(*flat), *map(_d, flat), *map(_of_zero, pairs[-1]))


# --- Stacks, in the form of the paper's table -------------------------------------------------


def stacks(found: Summary) -> list[str]:
    """Return log-perplexity with one, two and three layers replaced, beside the paper's."""
    lines: list[str] = []
    for text in found.texts:
        here = [key.layers for key in found.keys if found.find(key, text) is not None]
        groups = [tuple(found.layers[:1]), *(s for s in found.stacks if s in here)]
        several = len(found.layers) > 1
        body = [line for each in ROWS for line in _stack_lines(found, text, each.name, groups)]
        if len(groups) < 2 or not body:
            continue
        heads = [f"{len(g)}: {_layers(g)}" for g in groups]
        models = [f"{m}, {n}" for m in paper.MODELS for n in paper.COUNTS]
        beside = paper.BESIDE.get(_short(text))
        heads = ["method", *(["1, mean of layers"] if several else []), *heads]
        lines += [
            f"{_short(text)}" + (f", beside {beside}" if beside else "") + ":",
            "",
            *table([*heads, "the paper's", *models] if beside else heads, body),
            "",
        ]
    if not lines:
        return []
    return [
        "Log-perplexity, with one layer replaced (the one with the highest floor; and the mean of "
        "the layers that are studied, one at a time) and with several, fitted one after the other. "
        "The right half is the paper's main table (arXiv:2507.11688), of other models and texts: "
        "compare the order of rows, not the figures.",
        "",
        *lines[:-1],
    ]


def _stack_lines(
    found: Summary, text: str, name: str, groups: list[tuple[int, ...]]
) -> Iterator[list[str]]:
    for variant in ("plain", "refit"):
        keys = [Key(layers, name, variant=variant) for layers in groups]
        figures = [found.find(key, text) for key in keys]
        if name == "original":
            figures = [figures[0]] * len(groups)
        if not any(figures[1:]):
            continue
        ones = [found.find(Key((layer,), name, variant=variant), text) for layer in found.layers]
        beside = row(name).paper or paper.SAME.get(name)
        data = _short(text)
        line = [row(name).label + (", refit" if variant == "refit" else "")]
        if len(found.layers) > 1:
            line.append(_mean(ones if name != "original" else ones[:1]))
        line += [GAP if each is None else f"{each.log_perplexity:.3f}" for each in figures]
        if data in paper.BESIDE:
            line.append(beside or GAP)
            for model in range(len(paper.MODELS)):
                values = (paper.published(data, beside, model, n) for n in paper.COUNTS)
                line += [GAP if value is None else f"{value:.3f}" for value in values]
        yield line


def _mean(found: list[Figures | None]) -> str:
    there = [each.log_perplexity for each in found if each is not None]
    return f"{statistics.fmean(there):.3f}" if len(there) == len(found) else GAP


# --- Questions, numbers, duels, times ---------------------------------------------------------


def questions(found: Summary) -> list[str]:
    """Return accuracies with intervals, and differences to the original."""
    body = [
        (
            row(figures.key.row).label + (", refit" if figures.key.variant == "refit" else ""),
            _layers(figures.key.layers),
            name,
            f"{100 * answers.accuracy:.1f} % ({_percents(*answers.interval)})",
            answers.questions,
            GAP if answers.difference is None else _points(answers.difference),
        )
        for figures in found.figures
        for name, answers in figures.answers.items()
    ]
    if not body:
        return []
    heads = ("method", "layers", "questions", "accuracy (95 %)", "asked", "to the original")
    sets = list(dict.fromkeys(str(line[2]) for line in body))
    return [
        "Differences to the original, in points, are paired over the same questions, ± their "
        "standard error.",
        "",
        *table(heads, sorted(body, key=lambda line: sets.index(str(line[2])))),
    ]


def _percents(low: float, high: float) -> str:
    return f"{100 * low:.1f} to {100 * high:.1f}"


def _points(value: Difference) -> str:
    return f"{100 * value.value:+.1f} ± {100 * value.standard_error:.1f}"


def numbers(found: Summary) -> list[str]:
    """Return how many parameters methods have."""
    seen: dict[tuple[str, bool], Figures] = {}
    anew: dict[tuple[str, bool], int] = {}
    for figures in found.figures:
        key = figures.key
        if len(key.layers) == 1 and key.row != "original":
            place = key.row, key.bias
            seen.setdefault(place, figures)
            anew[place] = max(anew.get(place, 0), figures.refitted)
    if not seen:
        return []
    body = [
        (
            row(name).label + ("" if bias else ", no bias"),
            *(f"{figures.parameters[x]:,}" if x in figures.parameters else GAP for x in LETTERS),
            f"{figures.numbers:,}",
            f"{anew[name, bias]:,}" if anew[name, bias] else GAP,
        )
        for (name, bias), figures in seen.items()
    ]
    heads = ("method", *LETTERS, "q, k, v together", "output map, if fitted anew")
    return table(heads, body)


def duels(found: Summary) -> list[str]:
    """Return rotors beside maps of as many numbers."""
    if not found.duels:
        return []
    lines = []
    for layers in dict.fromkeys(duel.layers for duel in found.duels):
        mine = [duel for duel in found.duels if duel.layers == layers]
        lines += [f"Layer {_layers(layers)}:", "", *_duels(mine), ""]
    return [
        "Log-perplexity of ours less that of the other, paired over windows, pooled over texts and "
        "seeds; lower and higher mean by more than two standard errors; the last column counts "
        "texts and seeds where ours is lower at all.",
        "",
        *lines[:-1],
    ]


def _duels(found: list[Duel]) -> list[str]:
    heads = ("ours", "beside", "loss", "refit", "difference", "in standard errors", "", "lower in")
    body = [
        (
            row(duel.ours).label,
            row(duel.rival).label,
            duel.loss,
            "yes" if duel.variant == "refit" else "no",
            _signed(duel.difference),
            f"{duel.ratio:+.1f}",
            _verdict(duel),
            f"{duel.lower} of {duel.places}",
        )
        for duel in found
    ]
    return table(heads, body)


def _verdict(duel: Duel) -> str:
    return "**lower**" if duel.wins else "higher" if duel.loses else "level"


def latency(found: Summary) -> list[str]:
    """Return times of q, k and v together, and ratios to dense maps."""
    if not found.latency:
        return []
    batches = found.latency["batches"]
    times = found.latency["seconds"]
    body = [
        (
            "dense" if name == "dense" else row(name).label,
            f"{found.latency['parameters'][name]:,}",
            *(
                f"{1e6 * seconds:,.0f} us ({seconds / dense:.2f})"
                for seconds, dense in zip(each, times["dense"], strict=True)
            ),
        )
        for name, each in times.items()
    ]
    heads = ("method", "numbers", *(f"{n} row{'s' * (n > 1)}" for n in batches))
    return [
        "Median time of q, k and v together on one thread, in brackets over that of dense maps.",
        "",
        *table(heads, body),
    ]


def words(found: Summary) -> list[str]:
    """Return what the figures say, as a list, and what they can't."""
    said = [f"- {sentence}" for sentence in findings(found)]
    return [*said, "", LIMITS] if said else []


LIMITS = (
    "What the paper's protocol can show: replacing one layer tells methods apart only where the "
    "floor is high, for at most layers deleting the attention costs less than the methods differ "
    "by; so shares of the floor are shown, and layers are chosen by it. Queries and keys are "
    "mostly their mean, so that their squared error says little about log-perplexity, and a "
    "constant is a rival to be beaten. The dense map of the output that is fitted anew gives much "
    "of the result by itself, as drawn but untrained maps show, and has more numbers than all "
    "that replaces q, k and v. Differences smaller than two standard errors are noise; windows of "
    "one document are not quite independent, so that errors are a little too small."
)

SECTIONS: dict[str, Callable[[Summary], list[str]]] = {
    "What the figures say": words,
    "Floors": floors,
    "Methods, biases and losses in one layer": cross,
    "Methods in all layers and texts": methods,
    "Several layers": stacks,
    "Questions": questions,
    "Rotors beside maps of as many numbers": duels,
    "Numbers": numbers,
    "Time": latency,
}
"""Titles of sections, in their order, and what makes them."""
