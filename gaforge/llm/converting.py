"""The conversion of a model, layer by layer, with the replacements before a layer at work."""

from __future__ import annotations

import copy
import hashlib
import math
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from torch import Tensor, nn

from gaforge.errors import ConfigurationError, ModelError
from gaforge.llm.activations import Inputs, as_windows, stream_calls, stream_rows
from gaforge.llm.conversion import Conversion
from gaforge.llm.fits import Watch, bias_of, fit_attention, fit_rows, set_bias, start_bias
from gaforge.llm.moments import Moments, Problem
from gaforge.llm.projections import Attention, find_attentions, select
from gaforge.llm.record import describe, note_conversion, replaced
from gaforge.llm.run_folder import RunFolder
from gaforge.llm.side_by_side import fit_each
from gaforge.llm.undoing import original_projections
from gaforge.nn import LayerConfig

if TYPE_CHECKING:
    from transformers import PreTrainedModel

WINDOW = 512
"""Tokens that a stream of calibration is cut into."""

RECORD_EVERY = 20
"""Steps between two records of the loss."""


class Progress(NamedTuple):
    """Where a conversion stands.

    Attributes
    ----------
    layer : int
    module : str
        Letters of the projections that are being fitted.
    step, steps : int
        Of this fit.
    loss : float
    done, total : int
        Projections.
    seconds_left : float
    """

    layer: int
    module: str
    step: int
    steps: int
    loss: float
    done: int
    total: int
    seconds_left: float


def convert(
    model: PreTrainedModel,
    calibration: Any,
    layers: Sequence[int],
    method: str = "rotor",
    *,
    inplace: bool = False,
    original: PreTrainedModel | None = None,
    window: int = WINDOW,
    folder: Path | str | None = None,
    resume: bool = False,
    workers: int = 1,
    watch: Callable[[Progress], None] | None = None,
    **settings: Any,
) -> PreTrainedModel:
    """Return a model with projections of some layers replaced, fitted to what they did.

    Inputs of a fit are hidden states of the model as converted so far, targets are the outputs of
    the original model; both are streamed. Linear layers are fitted to second moments of the data,
    in closed form where there is one. All that is not replaced stays as it is, bit by bit.

    Parameters
    ----------
    model : PreTrainedModel
        A causal language model whose attentions have separate projections, such as Llama, Qwen2,
        Mistral or SmolLM; see `find_attentions`.
    calibration : array_like of int
        Token ids, (windows, length) or one stream. Keep it apart from what you evaluate on.
    layers : sequence of int
        In the order of their fits.
    method : str, optional
        See `Conversion`.
    inplace : bool, optional
        Convert the model itself, which saves the memory of a copy.
    original : PreTrainedModel, optional
        Where the model has replacements already: the one without, which targets come from.
    window : int, optional
        Length of the windows that a stream is cut into.
    folder : path, optional
        Where the run is written, each projection once it is fitted.
    resume : bool, optional
        Go on with the run in the folder; the result is that of a run without interruption.
    workers : int, optional
        Fits to second moments, of projections that share an input, that run side by side. Each
        has as many threads as `torch.set_num_threads` says; the result is that of one worker.
    watch : callable, optional
        Called with `Progress` after each step and each fit.
    **settings
        Of `Conversion`: ``modules``, ``bias``, ``loss``, ``steps``, ``seed``, ``options``, ...

    Raises
    ------
    ModelError
        If the model has no such projections, they are replaced already, or others are and there
        is no ``original``.
    ConfigurationError, UnknownMethodError
        If a setting can't be.
    DatasetError
        If the calibration holds no token ids of this model.
    CheckpointError
        If the folder holds another run, or a damaged one.
    TrainingError
        If a loss is no finite number.

    Examples
    --------
    >>> from transformers import LlamaConfig, LlamaForCausalLM
    >>> config = LlamaConfig(vocab_size=64, hidden_size=32, intermediate_size=48,
    ...     num_hidden_layers=2, num_attention_heads=4, num_key_value_heads=2)
    >>> tokens = torch.randint(64, (2048,))
    >>> converted = convert(LlamaForCausalLM(config), tokens, [1], "lowrank:2", window=64)
    >>> converted.model.layers[1].self_attn.k_proj
    LowRankLinear(in_features=32, out_features=16, bias=True, rank=2)
    """
    plan = Conversion(tuple(layers), method, **settings)
    if workers < 1:
        raise ConfigurationError(f"workers must be an integer of at least 1, not {workers!r}")
    _check_plain(model)
    windows = as_windows(calibration, window, model)
    attentions = select(find_attentions(model), plan.layers)
    _check_untouched(attentions, plan)
    originals = _originals(model, original)
    with RunFolder(folder, plan, model, windows, resume) as run:
        if not inplace:
            model = copy.deepcopy(model)
        _Conversion(model, plan, windows, run, watch, originals, workers).go()
    return model


def _originals(model: PreTrainedModel, original: PreTrainedModel | None) -> dict[str, nn.Module]:
    """Return what stood in the places of layers that were replaced before."""
    paths = replaced(model)
    if paths and original is None:
        raise ModelError(
            f"{next(iter(paths))} is replaced already, so that the model's own outputs are no "
            "targets; give the model without replacements as original="
        )
    return original_projections(model, original) if paths and original is not None else {}


def _check_plain(model: PreTrainedModel) -> None:
    quantized = getattr(model.config, "quantization_config", None)
    if quantized is not None and not replaced(model):
        raise ModelError(
            f"the weights of this model are quantized ({type(quantized).__name__}); load it without"
        )


def _check_untouched(attentions: Sequence[Attention], plan: Conversion) -> None:
    for attention in attentions:
        for letter in (*plan.modules, *("o" * plan.refit)):
            if not isinstance(attention[letter], nn.Linear):
                raise ModelError(
                    f"{attention.path_of(letter)} is replaced already; undo or merge that first"
                )


class _Conversion:
    """A conversion on its way."""

    def __init__(
        self,
        model: PreTrainedModel,
        plan: Conversion,
        windows: Tensor,
        run: RunFolder,
        watch: Callable[[Progress], None] | None,
        originals: dict[str, nn.Module],
        workers: int,
    ) -> None:
        self.model, self.plan, self.windows, self.run = model, plan, windows, run
        self._watch, self._workers = watch, workers
        self.attentions = find_attentions(model)
        self.originals, self.paths = originals, list[str]()
        self.done = 0
        self.total = len(plan.layers) * sum(len(stage.modules) for stage in plan.stages)
        self.fits: list[dict[str, Any]] = []
        self.started, self.skipped = time.perf_counter(), 0

    def go(self) -> None:
        """Replace all that is asked for, and note it in the model's configuration."""
        training = self.model.training
        self.model.eval()
        try:
            for layer in self.plan.layers:
                self.inputs = self._inputs(layer)
                for stage in self.plan.stages:
                    self._stage(layer, stage)
        finally:
            self.model.train(training)
        note_conversion(self.model, self.plan, self.fits, self.paths)

    def _inputs(self, layer: int) -> Inputs:
        """Return what goes into the attention of a layer, kept if it is gone through again."""
        plan = self.plan
        limit = (plan.memory << 20) * (plan.passes > 1)
        return Inputs(
            self.model, self.attentions[layer], self.windows, plan.batch, self.originals, limit
        )

    # --- Projections that share an input ----------------------------------------------------------

    def _stage(self, layer: int, plan: Conversion) -> None:
        attention, letters = self.attentions[layer], plan.modules
        before = {letter: attention[letter] for letter in letters}
        stored = {x: s for x in letters if (s := self.run.stored(layer, x)) is not None}
        if len(stored) == len(letters):
            fitted = {x: self._restore(attention, x, stored[x]) for x in letters}
        else:
            # Fits that are made together are made anew together.
            known = {} if plan.together else stored
            fitted = self._fit(layer, attention, plan, known)
        for letter, new in fitted.items():
            attention.replace(letter, new)
            self.originals[attention.path_of(letter)] = before[letter]
            self.paths.append(attention.path_of(letter))

    def _fit(
        self, layer: int, attention: Attention, plan: Conversion, known: dict[str, Any]
    ) -> dict[str, nn.Module]:
        """Return fitted layers; of those that are known, what was fitted before."""
        moments = self._moments(attention, plan)
        made = {x: self._new(layer, attention, x, plan) for x in plan.modules if x not in known}
        if plan.by_rows:
            fitted, shares = made, self._fit_rows(layer, attention, made, moments, plan)
        else:
            fitted, shares = self._fit_moments(layer, attention, made, known, moments, plan)
        if plan.joint:
            shares = dict.fromkeys(fitted, self._fit_joint(layer, attention, fitted, plan))
        if plan.together:
            for letter, share in shares.items():
                self._finish(layer, attention, letter, fitted[letter], share, plan)
        return fitted

    def _fit_moments(
        self,
        layer: int,
        attention: Attention,
        made: dict[str, nn.Module],
        known: dict[str, Any],
        moments: Moments,
        plan: Conversion,
    ) -> tuple[dict[str, nn.Module], dict[str, float]]:
        def problem(letter: str) -> Problem:
            own = bias_of(attention[letter])
            return moments.problem(letter, centred=plan.fitted_bias, given=own)

        def watch(letter: str) -> Watch:
            return self._watcher(layer, letter)

        fitted: dict[str, nn.Module] = {}
        shares: dict[str, float] = {}
        fits = fit_each(made, problem, plan, watch, self._workers)
        for letter in plan.modules:
            if letter in known:
                fitted[letter] = self._restore(attention, letter, known[letter])
                continue
            (given, shares[letter]), new = next(fits), made[letter]
            set_bias(new, given, bias_of(attention[letter]), plan)
            if not plan.together:
                self._finish(layer, attention, letter, new, shares[letter], plan)
            fitted[letter] = new
        return fitted, shares

    def _fit_rows(
        self,
        layer: int,
        attention: Attention,
        fitted: dict[str, nn.Module],
        moments: Moments,
        plan: Conversion,
    ) -> dict[str, float]:
        for letter, made in fitted.items():
            own = bias_of(attention[letter])
            start_bias(made, moments.mean(letter) if plan.fitted_bias else own)
        stream = stream_rows(self.inputs, list(fitted), self.originals)
        watch = self._watcher(layer, "".join(fitted))
        return fit_rows(fitted, moments, stream, len(self.inputs), plan, watch)

    def _moments(self, attention: Attention, plan: Conversion) -> Moments:
        first: Any = attention[plan.modules[0]]
        sizes = {letter: int(attention[letter].out_features) for letter in plan.modules}  # type: ignore[arg-type]
        device = first.weight.device
        moments = Moments(first.in_features, sizes, device, products=not plan.by_rows)
        for rows in stream_rows(self.inputs, plan.modules, self.originals):
            moments.add(rows.x, rows.targets)
        return moments

    def _fit_joint(
        self, layer: int, attention: Attention, fitted: dict[str, nn.Module], plan: Conversion
    ) -> float:
        """Train all projections on the attention's output, where they stand."""
        before = {letter: attention[letter] for letter in fitted}
        originals = {**self.originals}
        originals.update({attention.path_of(letter): old for letter, old in before.items()})
        for made in fitted.values():
            made.float()
        for letter, made in fitted.items():
            attention.replace(letter, made)
        try:
            stream = stream_calls(self.inputs, originals)
            watch = self._watcher(layer, "".join(fitted))
            return fit_attention(attention, fitted, stream, len(self.inputs), plan, watch)
        finally:
            for letter, old in before.items():
                attention.replace(letter, old)

    # --- One layer --------------------------------------------------------------------------------

    def _new(self, layer: int, attention: Attention, letter: str, plan: Conversion) -> nn.Module:
        """Return a layer to be fitted; what is drawn at random depends on its place alone."""
        old = attention[letter]
        config = plan.layer(
            letter,
            int(old.in_features),  # type: ignore[arg-type]
            int(old.out_features),  # type: ignore[arg-type]
            own_bias=bias_of(old) is not None,
        )
        place = f"{self.plan.seed} {layer} {letter}"
        dtype = torch.float64 if plan.in_closed_form else torch.float32
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(int.from_bytes(hashlib.sha256(place.encode()).digest()[:4], "little"))
            made = config.build(dtype=dtype)
        return made.to(old.weight.device)  # type: ignore[arg-type]

    def _restore(self, attention: Attention, letter: str, stored: dict[str, Any]) -> nn.Module:
        old = attention[letter]
        made = LayerConfig.from_dict(stored["config"]).build(dtype=old.weight.dtype)  # type: ignore[arg-type]
        made.load_state_dict(stored["state"])
        self.fits.append(stored["record"])
        self.done += 1
        self.skipped += 1
        return made.to(old.weight.device)  # type: ignore[arg-type]

    def _finish(
        self,
        layer: int,
        attention: Attention,
        letter: str,
        made: nn.Module,
        share: float,
        plan: Conversion,
    ) -> None:
        old = attention[letter]
        made.to(old.weight.dtype)  # type: ignore[arg-type]
        record = describe(layer, letter, attention.path_of(letter), made, share, plan.joint)
        if letter not in self.plan.modules:
            record["refit"] = True
        self.fits.append(record)
        self.done += 1
        state = {
            "config": LayerConfig.of(made).to_dict(),
            "state": made.state_dict(),
            "record": record,
        }
        self.run.store(layer, letter, state)
        self.run.record({"event": "fit", "step": self.done, **record})
        self._show(Progress(layer, letter, 1, 1, share, *self._standing(0)))

    # --- Small questions --------------------------------------------------------------------------

    def _watcher(self, layer: int, module: str) -> Callable[[int, int, float], None]:
        def watch(step: int, steps: int, loss: float) -> None:
            if step % RECORD_EVERY == 0:
                place = {"layer": layer, "module": module}
                self.run.record(
                    {"event": "step", "step": self.done + 1, **place, "at": step, "loss": loss}
                )
            part = len(module) * step / steps
            self._show(Progress(layer, module, step, steps, loss, *self._standing(part)))

        return watch

    def _standing(self, part: float) -> tuple[int, int, float]:
        """Return projections done, all of them, and the seconds left, from how long others took.

        ``part`` says how much of the next ones is done.
        """
        fitted = self.done - self.skipped + part
        seconds = time.perf_counter() - self.started
        left = self.total - self.done - part
        return self.done, self.total, seconds * left / fitted if fitted else math.inf

    def _show(self, progress: Progress) -> None:
        if self._watch is not None:
            self._watch(progress)
