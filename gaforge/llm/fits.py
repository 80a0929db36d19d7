"""Fits of layers to a projection's outputs, and to the outputs of a whole attention."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import torch
from torch import Tensor, nn

from gaforge.errors import TrainingError
from gaforge.llm.activations import Call, Rows, attention_output, held
from gaforge.llm.closed_forms import ridge, set_block_diagonal, set_low_rank
from gaforge.llm.conversion import Conversion
from gaforge.llm.moments import Moments, Problem
from gaforge.llm.projections import Attention
from gaforge.llm.schedule import SCHEDULES
from gaforge.nn import BlockDiagonalLinear, LowRankLinear
from gaforge.nn.constant_linear import ConstantLinear
from gaforge.nn.layer import Layer

BETAS = (0.9, 0.99)
"""Decay rates of Adam's averages."""

Watch = Callable[[int, int, float], None]
"""Called with a step, the number of steps, and the loss."""


def bias_of(layer: nn.Module) -> Tensor | None:
    """Return the bias that the map of a layer ends with."""
    found = layer.added_bias if isinstance(layer, Layer) else layer.bias
    assert found is None or isinstance(found, Tensor)
    return found


def fit_moments(layer: nn.Module, problem: Problem, plan: Conversion, watch: Watch) -> float:
    """Fit a linear layer, its bias left out, and return the loss.

    In closed form where there is one; else by Adam on the second moments, whose cost does not grow
    with the tokens.
    """
    if isinstance(layer, LowRankLinear):
        set_low_rank(layer, problem)
    elif isinstance(layer, BlockDiagonalLinear):
        set_block_diagonal(layer, problem)
    elif isinstance(layer, nn.Linear):
        with torch.no_grad():
            layer.weight.copy_(ridge(problem, plan.ridge))
    elif not isinstance(layer, ConstantLinear):
        _descend(layer, problem, plan, watch)
    with torch.no_grad():
        return problem.share(problem.loss(layer.weight))  # type: ignore[arg-type]


def set_bias(layer: nn.Module, problem: Problem, own: Tensor | None, plan: Conversion) -> None:
    """Set the bias to the best one beside the layer's matrix, or to the model's own."""
    best = problem.bias(layer.weight) if plan.fitted_bias else own  # type: ignore[arg-type]
    start_bias(layer, best)


@torch.no_grad()
def start_bias(layer: nn.Module, value: Tensor | None) -> None:
    """Set the bias of a layer that has one."""
    bias = bias_of(layer)
    if bias is not None and value is not None:
        bias.copy_(value)


def _descend(layer: nn.Module, problem: Problem, plan: Conversion, watch: Watch) -> None:
    """Train a layer on as many rows as it has features, which have the moments of all rows."""
    bias = bias_of(layer)
    trained = [parameter for parameter in layer.parameters() if parameter is not bias]
    total = problem.total.clamp_min(torch.finfo(torch.float64).tiny)
    x, y = (part.float() for part in problem.rows())
    rest = problem.total - y.double().square().sum()
    optimizer = Adam(trained, plan, plan.highest_rate, plan.steps)
    for _ in range(plan.steps):
        made = layer(x) if bias is None else layer(x) - bias
        optimizer.step(((made - y).square().sum() + rest) / total, watch, 1)


def fit_rows(
    layers: Mapping[str, nn.Module],
    moments: Moments,
    stream: Iterator[Rows],
    count: int,
    plan: Conversion,
    watch: Watch,
) -> dict[str, float]:
    """Fit layers, linear or not, to rows of their targets, all in one pass over the data.

    Returns the mean loss over the rows that were held last, as shares of the targets' variances.
    """
    variances = {name: moments.variance(name).float() for name in layers}
    trained = _trained(layers, plan)
    draw = torch.Generator().manual_seed(plan.seed)
    shares: dict[str, float] = {}
    optimizer = Adam(trained, plan, plan.highest_rate, plan.steps)
    for items, part in held(stream, count, plan.memory << 19):  # they are copied once
        x = torch.cat([item.x.flatten(0, 1) for item in items])
        targets = {n: torch.cat([item.targets[n].flatten(0, 1) for item in items]) for n in layers}

        def losses(rows: Any, x: Tensor = x, y: dict[str, Tensor] = targets) -> dict[str, Tensor]:
            return {
                name: (layer(x[rows].float()) - y[name][rows]).square().sum(-1).mean()
                / variances[name].clamp_min(torch.finfo(torch.float32).tiny)
                for name, layer in layers.items()
            }

        for _ in range(part(plan.steps)):
            rows = torch.randint(len(x), (plan.rows,), generator=draw).to(x.device)
            optimizer.step(sum(losses(rows).values()), watch, len(layers))
        with torch.no_grad():
            parts = [losses(slice(i, i + plan.rows)) for i in range(0, len(x), plan.rows)]
        weights = [min(plan.rows, len(x) - i) / len(x) for i in range(0, len(x), plan.rows)]
        shares = {
            name: sum(w * float(p[name]) for w, p in zip(weights, parts, strict=True))
            for name in layers
        }
    return shares


def fit_attention(
    attention: Attention,
    layers: Mapping[str, nn.Module],
    stream: Iterator[Call],
    count: int,
    plan: Conversion,
    watch: Watch,
) -> float:
    """Train the projections that stand in an attention on the error of its output.

    Returns the squared error over the calls that were held last, as a share of the square norm; if
    that of the start was less, the layers are what they were.
    """
    trained = _trained(layers, plan)
    start = [parameter.detach().clone() for parameter in trained]
    draw = torch.Generator().manual_seed(plan.seed)
    optimizer = Adam(trained, plan, plan.highest_joint_rate, plan.joint_steps)
    calls: list[Call] = []

    def error(call: Call) -> Tensor:
        y = attention_output(attention.module(*call.arguments, **call.options))
        return (y.float() - call.target.float()).square().sum() / size(call)

    @torch.no_grad()
    def share() -> float:
        whole = sum(float(size(call)) for call in calls)
        return sum(float(error(call) * size(call)) for call in calls) / whole

    with _in_float32(layers):
        for calls, part in held(stream, count, plan.memory << 20):
            for _ in range(part(plan.joint_steps) if trained else 0):
                drawn = int(torch.randint(len(calls), (), generator=draw))
                optimizer.step(error(calls[drawn]), watch, 1)
        end, after = [parameter.detach().clone() for parameter in trained], share()
        _set(trained, start)
        before = share()
        if after <= before:
            _set(trained, end)
    return min(before, after)


def size(call: Call) -> Tensor:
    """Return the square norm of what an attention should give."""
    return call.target.float().square().sum().clamp_min(torch.finfo(torch.float32).tiny)


@torch.no_grad()
def _set(parameters: list[nn.Parameter], values: list[Tensor]) -> None:
    for parameter, value in zip(parameters, values, strict=True):
        parameter.copy_(value)


@contextmanager
def _in_float32(layers: Mapping[str, nn.Module]) -> Iterator[None]:
    """Let layers in float32 stand in a model of any dtype."""
    given: dict[nn.Module, torch.dtype] = {}

    def up(module: nn.Module, arguments: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
        given[module] = arguments[0].dtype
        return (arguments[0].float(), *arguments[1:])

    def down(module: nn.Module, arguments: tuple[Tensor, ...], output: Tensor) -> Tensor:
        return output.to(given[module])

    handles = []
    for layer in layers.values():
        handles += [layer.register_forward_pre_hook(up), layer.register_forward_hook(down)]
    try:
        yield
    finally:
        for handle in handles:
            handle.remove()


def _trained(layers: Mapping[str, nn.Module], plan: Conversion) -> list[nn.Parameter]:
    """Return parameters of layers, without biases that the model had."""
    kept = set() if plan.fitted_bias else {id(bias_of(layer)) for layer in layers.values()}
    found = [p for layer in layers.values() for p in layer.parameters() if id(p) not in kept]
    return found


class Adam:
    """Adam with the schedule of a fit; parameters that are not trained get no gradient."""

    def __init__(
        self, parameters: list[nn.Parameter], plan: Conversion, rate: float, steps: int
    ) -> None:
        self.rate, self.steps, self.done = rate, steps, 0
        self._schedule = SCHEDULES[plan.schedule]
        self.parameters = parameters
        self.optimizer = torch.optim.Adam(parameters, lr=rate, betas=BETAS) if parameters else None

    def step(self, loss: Any, watch: Watch, parts: int) -> None:
        """Go one step down; ``parts`` losses were added up."""
        value = float(loss.detach()) / parts
        if not math.isfinite(value):
            raise TrainingError(
                f"the loss is {value} at step {self.done + 1} of {self.steps}; lower rate = "
                f"{self.rate}"
            )
        assert self.optimizer is not None
        self.optimizer.param_groups[0]["lr"] = self.rate * self._schedule(self.done, self.steps)
        gradients = torch.autograd.grad(loss, self.parameters, allow_unused=True)
        for parameter, gradient in zip(self.parameters, gradients, strict=True):
            parameter.grad = gradient
        self.optimizer.step()
        for parameter in self.parameters:
            parameter.grad = None
        self.done += 1
        watch(self.done, self.steps, value)
