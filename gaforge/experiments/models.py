"""Networks from a declaration, with linear maps of any kind in the same places."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import torch
from torch import Tensor, nn

from gaforge.errors import ConfigurationError, ShapeError
from gaforge.experiments.config import MapConfig, ModelConfig
from gaforge.experiments.maps import build_map

CLASSES = 10


class Numbers(NamedTuple):
    """How many numbers of a model are trained.

    Attributes
    ----------
    rotors : int
        Coefficients of bivectors.
    scalars : int
        Scales, slopes and biases.
    matrices : int
        Entries of matrices, blocks and factors.
    classifier : int
        Those of the three above that belong to the classifier.
    total : int
    """

    rotors: int
    scalars: int
    matrices: int
    classifier: int
    total: int

    @property
    def replaced(self) -> int:
        """Numbers outside of the classifier."""
        return self.total - self.classifier


class Network(nn.Module):
    """Maps with a nonlinearity after each, and a classifier.

    Parameters
    ----------
    config : ModelConfig
    side : int
        Height and width of an image.
    background : float
        Value of pixels outside of an image.
    seed : int, optional
        Of the fixed permutations.

    Raises
    ------
    ConfigurationError
        If a map does not fit its input; the message says which, and why.
    """

    def __init__(
        self, config: ModelConfig, side: int, background: float = 0.0, seed: int = 0
    ) -> None:
        super().__init__()
        self.frame = Frame(config, side, background)
        generator = torch.Generator().manual_seed(seed)
        shape: tuple[int, ...] = (self.frame.side, self.frame.side, 1)
        stages: list[nn.Module] = []
        for i, part in enumerate(config.maps):
            permuted = config.permute and (i > 0 or part.patch > 0)
            with _named(f"map number {i}"):
                stage = Stage(part, shape, config.deviation, generator if permuted else None)
                stages += [stage, Activation(config, stage.shape)]
                shape = stage.shape
                if part.pool > 1:
                    pool = MaxPool(part.pool, shape)
                    stages.append(pool)
                    shape = pool.shape
        self.body = nn.Sequential(*stages)
        features = math.prod(shape)
        self.mixing = Permutation(features, generator) if config.permute and stages else None
        with _named("the head"):
            self.head = Head(config, features)

    def forward(self, images: Tensor) -> Tensor:
        """Return the classes' outputs (batch, 10) of images (batch, side, side)."""
        x = self.body(self.frame(images)).flatten(1)
        return self.head(x if self.mixing is None else self.mixing(x))


class Frame(nn.Module):
    """Averages over squares of pixels, and pads with background around the image."""

    def __init__(self, config: ModelConfig, side: int, background: float) -> None:
        super().__init__()
        if side % config.pool:
            raise ConfigurationError(
                f"model.pool = {config.pool} must divide the side {side} of the images"
            )
        self.pool, self.background = config.pool, background
        self.side = config.side or side // self.pool
        missing = self.side - side // self.pool
        if missing < 0:
            raise ConfigurationError(
                f"model.side = {self.side} must be 0 or at least {side // self.pool}, the side of "
                "the images"
            )
        self.before, self.after = missing // 2, missing - missing // 2

    def forward(self, images: Tensor) -> Tensor:
        """Return (batch, side, side, 1)."""
        x = images
        if self.pool > 1:
            x = nn.functional.avg_pool2d(x[:, None], self.pool)[:, 0]
        edges = (self.before, self.after, self.before, self.after)
        return nn.functional.pad(x, edges, value=self.background)[..., None]


class Stage(nn.Module):
    """A map of whole images, or one shared by all patches.

    Attributes
    ----------
    shape : tuple of int
        Of what it makes: (rows, columns, features), or (features,) for whole images.
    """

    def __init__(
        self,
        config: MapConfig,
        shape: tuple[int, ...],
        deviation: float,
        generator: torch.Generator | None,
    ) -> None:
        super().__init__()
        self.patch = config.patch
        self.stride = config.stride or config.patch
        if not self.patch:
            features = math.prod(shape)
            self.shape: tuple[int, ...] = (config.out,)
        elif len(shape) == 3 and self.patch <= shape[0]:
            side = (shape[0] - self.patch) // self.stride + 1
            features = self.patch**2 * shape[-1]
            self.shape = (side, side, config.out)
        else:
            raise ConfigurationError(
                f"patches of side {self.patch} do not fit features of shape {shape}"
            )
        self.mixing = None if generator is None else Permutation(features, generator)
        self.map = build_map(config, features, config.out, deviation)

    def forward(self, x: Tensor) -> Tensor:
        """Return (batch, *shape)."""
        x = self._patches(x) if self.patch else x.flatten(1)
        return self.map(x if self.mixing is None else self.mixing(x))

    def _patches(self, x: Tensor) -> Tensor:
        """Return patches (batch, rows, columns, features), read row by row, features inside."""
        windows = x.unfold(1, self.patch, self.stride).unfold(2, self.patch, self.stride)
        return windows.permute(0, 1, 2, 4, 5, 3).flatten(3)


class Activation(nn.Module):
    """LayerNorm over all features of an image, without trained numbers, and a nonlinearity."""

    def __init__(self, config: ModelConfig, shape: tuple[int, ...]) -> None:
        super().__init__()
        self.shape = shape if config.normalise else None
        self.kind = config.nonlinearity
        self.slope = nn.Parameter(torch.full((1,), 0.25)) if self.kind == "prelu" else None

    def forward(self, x: Tensor) -> Tensor:
        """Return a tensor of the same shape."""
        if self.shape is not None:
            x = nn.functional.layer_norm(x, self.shape)
        if self.slope is not None:
            return nn.functional.prelu(x, self.slope)
        return _FUNCTIONS[self.kind](x)

    def extra_repr(self) -> str:
        """Return the kind."""
        return self.kind


_FUNCTIONS = {
    "relu": torch.relu,
    "gelu": nn.functional.gelu,
    "abs": torch.abs,
    "none": lambda x: x,
}


class MaxPool(nn.Module):
    """The largest value in each square of (batch, rows, columns, features); rests are cut."""

    def __init__(self, side: int, shape: tuple[int, ...]) -> None:
        super().__init__()
        if len(shape) != 3 or side > shape[0]:
            raise ConfigurationError(f"pool = {side} does not fit features of shape {shape}")
        self.side = side
        self.shape = (shape[0] // side, shape[1] // side, shape[2])

    def forward(self, x: Tensor) -> Tensor:
        """Return (batch, *shape)."""
        rows, columns, _ = self.shape
        x = x[:, : rows * self.side, : columns * self.side]
        return x.unflatten(2, (columns, self.side)).unflatten(1, (rows, self.side)).amax((2, 4))


class Permutation(nn.Module):
    """A fixed permutation of the last axis."""

    order: Tensor

    def __init__(self, features: int, generator: torch.Generator) -> None:
        super().__init__()
        self.register_buffer("order", torch.randperm(features, generator=generator))

    def forward(self, x: Tensor) -> Tensor:
        """Return x with its features in another order."""
        return x.index_select(-1, self.order)


class Head(nn.Module):
    """The classifier: a map to the classes, or to runs of features whose means are taken."""

    def __init__(self, config: ModelConfig, features: int) -> None:
        super().__init__()
        made = config.head_features
        if made and made < CLASSES:
            raise ConfigurationError(
                f"model.head_features = {made} must be 0 or at least {CLASSES}, one for a class"
            )
        self.run = made // CLASSES
        self.map = build_map(config.head, features, made or CLASSES, config.deviation)
        if self.run:
            self.gain = nn.Parameter(torch.ones(()))
            self.bias = nn.Parameter(torch.zeros(CLASSES))

    def forward(self, x: Tensor) -> Tensor:
        """Return (batch, classes)."""
        x = self.map(x)
        if not self.run:
            return x
        means = x[:, : self.run * CLASSES].unflatten(1, (CLASSES, self.run)).mean(2)
        # Means of orthonormal directions, scaled so that they keep the size of the features.
        return self.gain * math.sqrt(self.run) * means + self.bias


def build_model(
    config: ModelConfig,
    side: int,
    *,
    background: float = 0.0,
    seed: int = 0,
    frozen: bool = False,
) -> Network:
    """Return the network of a declaration, its numbers drawn from a seed.

    Parameters
    ----------
    config : ModelConfig
    side : int
        Height and width of an image.
    background : float, optional
        Value of pixels outside of an image.
    seed : int, optional
        Of initial values and of permutations; torch's global generator is left as it was.
    frozen : bool, optional
        Train neither the maps' matrices nor any bivector, only scalars and a dense classifier.

    Examples
    --------
    >>> maps = ({"kind": "rotor", "out": 64, "width": 2},)
    >>> model = build_model(ModelConfig.from_mapping({"maps": maps}), side=8)
    >>> model(torch.zeros(3, 8, 8)).shape
    torch.Size([3, 10])
    >>> count_numbers(model)
    Numbers(rotors=60, scalars=13, matrices=640, classifier=650, total=713)
    """
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        try:
            model = Network(config, side, background, seed)
        except ShapeError as error:
            raise ConfigurationError(f"the model can't be built: {error}") from error
    if frozen:
        _freeze(model)
    return model


def parameter_groups(model: nn.Module) -> dict[str, list[nn.Parameter]]:
    """Return what is trained: ``rotors``, ``scalars`` and ``matrices``."""
    groups: dict[str, list[nn.Parameter]] = {"rotors": [], "scalars": [], "matrices": []}
    for kind, _, parameter in _kinds(model):
        if parameter.requires_grad:
            groups[kind].append(parameter)
    return groups


def count_numbers(model: Network) -> Numbers:
    """Count the numbers that are trained."""
    found = {"rotors": 0, "scalars": 0, "matrices": 0, "classifier": 0}
    for kind, name, parameter in _kinds(model):
        if parameter.requires_grad:
            found[kind] += parameter.numel()
            found["classifier"] += parameter.numel() * name.startswith("head.")
    return Numbers(**found, total=found["rotors"] + found["scalars"] + found["matrices"])


def _kinds(model: nn.Module) -> Iterator[tuple[str, str, nn.Parameter]]:
    for name, parameter in model.named_parameters():
        last = name.rpartition(".")[2]
        if last in ("left", "right"):
            kind = "rotors"
        elif last in ("scale", "mixing") or parameter.dim() < 2:
            kind = "scalars"
        else:
            kind = "matrices"
        yield kind, name, parameter


def _freeze(model: nn.Module) -> None:
    for kind, name, parameter in _kinds(model):
        if kind == "rotors" or (kind == "matrices" and name.startswith("body.")):
            parameter.requires_grad_(False)


class _named:
    """Says in which part of a model a map does not fit."""

    def __init__(self, part: str) -> None:
        self.part = part

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, ShapeError | ConfigurationError):
            raise ConfigurationError(f"{self.part}: {error}") from error
