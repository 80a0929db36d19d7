"""The training loop: the same numbers from the same configuration, also after an interruption."""

from __future__ import annotations

import dataclasses
import math
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from gaforge.errors import ConfigurationError, TrainingError
from gaforge.experiments.config import Config
from gaforge.experiments.data import Images, load_images, resolve_source
from gaforge.experiments.distributed import World, join
from gaforge.experiments.models import (
    Network,
    Numbers,
    build_model,
    count_numbers,
    parameter_groups,
)
from gaforge.experiments.run_folder import (
    CHECKPOINT,
    ENVIRONMENT,
    METRICS,
    RESULT,
    alone,
    environment,
    prepare,
    read_state,
)
from gaforge.runs.checkpoint import save as save_checkpoint
from gaforge.runs.checkpoint import write_json
from gaforge.runs.interruption import Interruption
from gaforge.runs.metrics import Metrics

RECORD_EVERY = 20
"""Steps between two records of the loss."""

BETAS = (0.9, 0.99)
"""Decay rates of Adam's averages."""

EVALUATION_BATCH = 1000


@dataclass(frozen=True)
class Progress:
    """Where a run stands, for whoever watches.

    Attributes
    ----------
    epoch, epochs, step, steps : int
        Done, and in all.
    loss : float
        Mean over the epoch so far.
    accuracy : float or None
        At the end of the last epoch, from 0 to 1.
    seconds_left : float
    """

    epoch: int
    epochs: int
    step: int
    steps: int
    loss: float
    accuracy: float | None
    seconds_left: float


@dataclass(frozen=True)
class Result:
    """What came out of a run.

    Attributes
    ----------
    folder : Path
    interrupted : int
        Number of the signal that stopped it before its end, or 0.
    step : int
        Steps done.
    accuracy, loss : float or None
        On the test images, or those kept for validation, after the last epoch; of interrupted
        runs, after the last whole one.
    train_loss : float or None
        Mean over the last epoch.
    numbers : Numbers
        Trained numbers.
    seconds : float
    """

    folder: Path
    interrupted: int
    step: int
    accuracy: float | None
    loss: float | None
    train_loss: float | None
    numbers: Numbers
    seconds: float

    def as_mapping(self) -> dict[str, Any]:
        """Return plain values."""
        values = dataclasses.asdict(self)
        values["folder"] = str(self.folder)
        values["numbers"] = {**self.numbers._asdict(), "replaced": self.numbers.replaced}
        return values


def train(
    config: Config,
    folder: Path,
    *,
    resume: bool = False,
    watch: Callable[[Progress], None] | None = None,
) -> Result:
    """Train a network, and write all of the run into a folder.

    Parameters
    ----------
    config : Config
        It is stored with what ``data = "auto"`` stood for.
    folder : Path
        It gets ``config.toml``, ``environment.json``, ``metrics.jsonl``, ``checkpoint.pt`` and, in
        the end, ``result.json``.
    resume : bool, optional
        Go on from the folder's checkpoint; from the start if the run was stopped before its first.
    watch : callable, optional
        Called with `Progress` after each step.

    Raises
    ------
    ConfigurationError
        If the folder holds a run already and ``resume`` is not set, or another process writes it.
    CheckpointError
        If the folder's run has another configuration, or its checkpoint is damaged.
    TrainingError
        If the loss is no finite number.
    """
    config = dataclasses.replace(config, data=resolve_source(config.data))
    with join() as world, _threads(config.threads), alone(folder, world):
        state = prepare(config, folder, resume) if world.is_first else {}
        world.wait()
        if not world.is_first:
            state = read_state(folder)
        images = load_images(config.data)
        with Interruption() as interruption:
            return _Run(config, folder, images, world, state).go(interruption, watch)


class _Run:
    """Model, optimiser and counters of one run."""

    def __init__(
        self, config: Config, folder: Path, images: Images, world: World, state: dict[str, Any]
    ) -> None:
        self.config, self.folder, self.world = config, folder, world
        parts = [torch.from_numpy(np.array(part)) for part in images.split(config.validation)]
        self.device = _device(config.device)
        self.images, self.labels, self.test_images, self.test_labels = (
            part.to(self.device) for part in parts
        )
        self.mean, self.deviation = images.mean, images.deviation
        background = -images.mean / images.deviation
        self.model: Network = build_model(
            config.model,
            images.side,
            background=background,
            seed=config.seed,
            frozen=config.frozen,
        ).to(self.device)
        self.numbers = count_numbers(self.model)
        self.optimizer = _optimizer(self.model, config)
        self.highest = [group["lr"] for group in self.optimizer.param_groups]
        self.steps_per_epoch = math.ceil(len(self.images) / config.batch)
        self.steps = self.steps_per_epoch * config.epochs
        self.step = 0
        self.sums = {"epoch": 0.0, "window": 0.0}
        self.last: dict[str, float] = {}
        self.seconds = 0.0
        if state:
            self._restore(state)
        self.started = time.perf_counter() - self.seconds
        self.metrics = Metrics(folder / METRICS, self.step) if world.is_first else None
        if world.is_first:
            write_json(folder / ENVIRONMENT, environment(images, world, self.numbers))

    def go(self, interruption: Interruption, watch: Callable[[Progress], None] | None) -> Result:
        """Train to the end, or until interrupted."""
        begun, first = time.perf_counter(), self.step
        saved = begun
        stop = 0
        while self.step < self.steps and not stop:
            epoch = self.step // self.steps_per_epoch
            for rows in self._batches(epoch):
                stop = self._train_step(rows, interruption.signal)
                if self.step % self.steps_per_epoch == 0:
                    self._end_epoch()
                    saved = time.perf_counter()
                elif stop or time.perf_counter() - saved > self.config.checkpoint_seconds:
                    self._save()
                    saved = time.perf_counter()
                if watch is not None and self.world.is_first:
                    watch(self._progress((time.perf_counter() - begun) / (self.step - first)))
                if stop:
                    break
        return self._result(stop if self.step < self.steps else 0)

    def _batches(self, epoch: int) -> Iterator[Tensor]:
        """Yield what is left of an epoch's batches; their order depends on seed and epoch only."""
        generator = torch.Generator().manual_seed(self.config.seed * 100_003 + epoch)
        order = torch.randperm(len(self.images), generator=generator)
        done = self.step - epoch * self.steps_per_epoch
        yield from order.split(self.config.batch)[done:]

    def _train_step(self, rows: Tensor, stop: int) -> int:
        """Make a step, and return the signal by which any process was asked to stop."""
        factor = _schedule(self.step, self.steps, self.config.warmup)
        for group, highest in zip(self.optimizer.param_groups, self.highest, strict=True):
            group["lr"] = highest * factor
        mine = self.world.share(rows).to(self.device)
        outputs = self.model(self._pixels(self.images[mine]))
        labels = self.labels[mine].long()
        loss = nn.functional.cross_entropy(outputs, labels, reduction="sum") / len(rows)
        self.optimizer.zero_grad(set_to_none=False)
        loss.backward()
        stops = torch.tensor(float(stop > 0), device=self.device)
        loss = loss.detach()
        gradients = [p.grad for p in self.model.parameters() if p.grad is not None]
        self.world.add_up([*gradients, loss, stops])
        value = loss.item()
        if not math.isfinite(value):
            raise TrainingError(
                f"the loss is {value} at step {self.step + 1} of {self.steps}; lower lr_rotors = "
                f"{self.config.lr_rotors}, lr_scalars = {self.config.lr_scalars} or lr_dense = "
                f"{self.config.lr_dense}"
            )
        self.optimizer.step()
        self.step += 1
        self._record_loss(value, factor)
        return (stop or int(signal.SIGINT)) if stops.item() else 0

    def _record_loss(self, value: float, factor: float) -> None:
        for key in self.sums:
            self.sums[key] += value
        if self.step % RECORD_EVERY == 0 and self.metrics is not None:
            self.metrics.append(
                {
                    "event": "step",
                    "step": self.step,
                    "loss": self.sums["window"] / RECORD_EVERY,
                    "rate": factor,
                }
            )
        if self.step % RECORD_EVERY == 0:
            self.sums["window"] = 0.0

    def _end_epoch(self) -> None:
        """Measure accuracy, record it, and write a checkpoint."""
        loss, accuracy = self._evaluate()
        self.last = {
            "train_loss": self.sums["epoch"] / self.steps_per_epoch,
            "loss": loss,
            "accuracy": accuracy,
        }
        self.sums["epoch"] = 0.0
        if self.metrics is not None:
            self.metrics.append(
                {
                    "event": "epoch",
                    "epoch": self.step // self.steps_per_epoch,
                    "step": self.step,
                    **self.last,
                    "seconds": round(time.perf_counter() - self.started, 3),
                }
            )
        self._save()

    @torch.no_grad()
    def _evaluate(self) -> tuple[float, float]:
        """Return mean loss and accuracy on the images that are not trained on."""
        self.model.eval()
        found = torch.zeros(2, dtype=torch.float64, device=self.device)
        for rows in torch.arange(len(self.test_images)).split(EVALUATION_BATCH):
            mine = self.world.share(rows).to(self.device)
            outputs = self.model(self._pixels(self.test_images[mine]))
            labels = self.test_labels[mine].long()
            found[0] += nn.functional.cross_entropy(outputs, labels, reduction="sum")
            found[1] += (outputs.argmax(1) == labels).sum()
        self.model.train()
        self.world.add_up([found])
        loss, right = (found / len(self.test_images)).tolist()
        return loss, right

    def _pixels(self, images: Tensor) -> Tensor:
        return (images.float() - self.mean) / self.deviation

    def _save(self) -> None:
        if not self.world.is_first:
            return
        state = {
            "config": self.config.to_toml(),
            "step": self.step,
            "sums": self.sums,
            "last": self.last,
            "seconds": time.perf_counter() - self.started,
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
        }
        save_checkpoint(self.folder / CHECKPOINT, state)

    def _restore(self, state: dict[str, Any]) -> None:
        self.step, self.sums, self.last = state["step"], state["sums"], state["last"]
        self.seconds = state["seconds"]
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])

    def _progress(self, seconds_per_step: float) -> Progress:
        done = self.step % self.steps_per_epoch
        loss = self.sums["epoch"] / done if done else self.last["train_loss"]
        return Progress(
            epoch=self.step // self.steps_per_epoch,
            epochs=self.config.epochs,
            step=self.step,
            steps=self.steps,
            loss=loss,
            accuracy=self.last.get("accuracy"),
            seconds_left=seconds_per_step * (self.steps - self.step),
        )

    def _result(self, interrupted: int) -> Result:
        result = Result(
            folder=self.folder,
            interrupted=interrupted,
            step=self.step,
            accuracy=self.last.get("accuracy"),
            loss=self.last.get("loss"),
            train_loss=self.last.get("train_loss"),
            numbers=self.numbers,
            seconds=round(time.perf_counter() - self.started, 3),
        )
        if self.world.is_first and not interrupted:
            write_json(self.folder / RESULT, result.as_mapping())
        return result


def _device(name: str) -> torch.device:
    try:
        return torch.empty(0, device=name).device
    except (RuntimeError, AssertionError) as error:  # torch without CUDA asserts
        reason = str(error).partition("\n")[0]
        raise ConfigurationError(f"device = {name!r} can't be used: {reason}") from error


def _optimizer(model: nn.Module, config: Config) -> torch.optim.Optimizer:
    groups = parameter_groups(model)
    rates = {
        "rotors": config.lr_rotors,
        "scalars": config.lr_scalars,
        "matrices": config.lr_dense,
    }
    decays = {"rotors": 0.0, "scalars": 0.0, "matrices": config.weight_decay}
    return torch.optim.AdamW(
        [
            {"params": groups[kind], "lr": rates[kind], "weight_decay": decays[kind]}
            for kind in groups
        ],
        betas=BETAS,
    )


def _schedule(step: int, steps: int, warmup: float) -> float:
    """Return the part of the highest learning rate: a linear rise, then a cosine to 0.

    Examples
    --------
    >>> [round(_schedule(step, 100, 0.1), 3) for step in (0, 9, 55, 99)]
    [0.1, 1.0, 0.5, 0.0]
    """
    rising = int(steps * warmup)
    if step < rising:
        return (step + 1) / rising
    return 0.5 * (1 + math.cos(math.pi * (step - rising) / (steps - rising)))


@contextmanager
def _threads(count: int) -> Iterator[None]:
    before = torch.get_num_threads()
    torch.set_num_threads(count or before)
    try:
        yield
    finally:
        torch.set_num_threads(before)
