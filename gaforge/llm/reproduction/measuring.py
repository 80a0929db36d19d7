"""Cells measured: converted, fitted anew, and evaluated on windows and questions."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import torch
from torch import Tensor
from torch.nn.functional import cross_entropy

from gaforge.llm.choices import multiple_choice
from gaforge.llm.conversion import REFIT
from gaforge.llm.converting import RECORD_EVERY, Progress, convert
from gaforge.llm.reproduction.cells import Cell
from gaforge.llm.reproduction.places import (
    Place,
    Spec,
    read_place,
    the_model,
    the_tokenizer,
    windows,
)
from gaforge.llm.sources import questions
from gaforge.llm.tail import attach, hidden_states, tail

if TYPE_CHECKING:
    from transformers import PreTrainedModel


def measure(spec: Spec, cell: Cell) -> dict[str, Any]:
    """Return the figures of a cell, as plain values.

    ``plain`` and ``refit`` hold sums of negative log-likelihoods of the test's windows, and right
    answers to questions.
    """
    torch.set_num_threads(1)
    started = time.perf_counter()
    place = read_place(spec, cell.text, cell.seed, cell.layers[0])
    part = tail(the_model(spec.model), cell.layers[0])
    found: dict[str, Any] = {"fits": [], "curve": []}
    if cell.row == "original":
        found["plain"] = _evaluate(spec, cell, place, part)
    else:
        plain = _convert(spec, cell, place, part, found["curve"])
        found["fits"] = plain.config.gaforge["fits"]
        found["plain"] = _evaluate(spec, cell, place, plain)
        if cell.refit:
            fitted = _fitted_anew(spec, cell, place, part, plain)
            found["refitted"] = sum(
                fit["parameters"] for fit in fitted.config.gaforge["fits"] if _is_anew(fit)
            )
            found["refit"] = _evaluate(spec, cell, place, fitted)
    return {**found, "seconds": time.perf_counter() - started}


def _convert(
    spec: Spec, cell: Cell, place: Place, part: PreTrainedModel, curve: list[Any], **more: Any
) -> PreTrainedModel:
    def watch(progress: Progress) -> None:
        if progress.steps > 1 and progress.step % RECORD_EVERY == 0:
            curve.append([progress.layer, progress.module, progress.step, progress.loss])

    layers = [layer - cell.layers[0] for layer in cell.layers]
    settings: dict[str, Any] = {**cell.settings(spec.sizes), **more}
    return convert(part, place.calibration, layers, watch=watch, **settings)


def _fitted_anew(
    spec: Spec, cell: Cell, place: Place, part: PreTrainedModel, plain: PreTrainedModel
) -> PreTrainedModel:
    """Return the model with output maps fitted anew, before the next layer is fitted."""
    if len(cell.layers) > 1:
        return _convert(spec, cell, place, part, [], refit=True)
    return convert(plain, place.calibration, [0], original=part, inplace=True, **REFIT)


def _is_anew(fit: dict[str, Any]) -> bool:
    return bool(fit["module"] == "o")


def _evaluate(spec: Spec, cell: Cell, place: Place, part: PreTrainedModel) -> dict[str, Any]:
    found: dict[str, Any] = {"sums": losses(part, place.test, place.test_ids)}
    whole = attach(the_model(spec.model), cell.layers[0], part)
    for name in cell.questions:
        items = questions(name)[: spec.sizes.items]
        found[name] = multiple_choice(whole, the_tokenizer(spec.model), items).sums.tolist()
    return found


@torch.no_grad()
def losses(part: PreTrainedModel, x: Tensor, ids: Tensor) -> list[float]:
    """Return the negative log-likelihood of each window, all its tokens but the first.

    Parameters
    ----------
    part : PreTrainedModel
        The tail of a model.
    x : Tensor of shape (windows, length, hidden)
        What goes into it.
    ids : Tensor of int, of shape (windows, length)
    """
    found = []
    for states, tokens in zip(x, ids, strict=True):
        logits = part(inputs_embeds=states[None]).logits[0]
        loss = cross_entropy(logits[:-1].float(), tokens[1:], reduction="none")
        found.append(float(loss.double().sum()))
    return found


def floors(spec: Spec, text: str, seed: int, layers: Sequence[int]) -> dict[int, float]:
    """Return by how much log-perplexity grows if nothing comes out of a layer's attention.

    Measured on windows of the calibration, for choosing layers by it.
    """
    torch.set_num_threads(1)
    ids = windows(spec, text, seed)[0][: spec.sizes.floor]
    model, count = the_model(spec.model), ids.numel() - len(ids)
    states = hidden_states(model, ids, list(layers))
    before = sum(losses(tail(model, layers[0]), states[layers[0]], ids))
    found = {}
    for layer in layers:
        without = convert(tail(model, layer), states[layer][:1], [0], "zero")
        found[layer] = (sum(losses(without, states[layer], ids)) - before) / count
    return found
